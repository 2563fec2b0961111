/** Removes undefined entries, so that a spread over defaults keeps the defaults. */
export function givenTokens<Tokens extends object>(tokens: Tokens): { [Key in keyof Tokens]: NonNullable<Tokens[Key]> }
export function givenTokens(tokens: object): object {
  return Object.fromEntries(Object.entries(tokens).filter(([, value]) => value !== undefined))
}
