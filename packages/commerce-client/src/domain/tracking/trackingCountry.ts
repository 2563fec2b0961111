const countries: ReadonlySet<string> = new Set(['CH', 'DE', 'UK', 'FR', 'AT', 'DK'])

/** Country as tracking reports it: GB as UK, any country that is not recognised as XZ (Spec §9 "Analytics"). */
export function trackingCountry(country: string | undefined): string {
  const code = (country ?? '').toUpperCase()
  const reported = code === 'GB' ? 'UK' : code
  return countries.has(reported) ? reported : 'XZ'
}
