import { z } from 'zod'

const card = z.record(z.string().max(64), z.string().max(4000))

/** The entries of Adyen's card component, encrypted for Adyen; undefined = none, or not readable. */
export function readEncryptedCard(field: string | undefined): Readonly<Record<string, string>> | undefined {
  if (!field) return undefined
  try {
    return card.safeParse(JSON.parse(field)).data
  } catch {
    return undefined
  }
}
