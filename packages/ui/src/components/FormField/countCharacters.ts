/** Number of characters of a text as a shopper counts them: an emoji outside the basic plane is one, not two. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
