/** One value per owner, made at first need; it goes with its owner. Here the owner is an SWR cache: one per document. */
export function perOwner<Value>(make: () => Value): (owner: object) => Value {
  const values = new WeakMap<object, Value>()
  return (owner) => {
    const value = values.get(owner) ?? make()
    values.set(owner, value)
    return value
  }
}
