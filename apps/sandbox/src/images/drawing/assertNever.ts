/** Marks a branch that no value can reach; a new member of the union then fails to compile. */
export function assertNever(value: never): never {
  throw new Error(`The studio does not know "${String(value)}", so it cannot be drawn. Add it to the switch.`)
}
