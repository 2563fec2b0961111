const countries: ReadonlySet<string> = new Set(['CH', 'DE', 'UK', 'FR', 'AT', 'DK'])

/** Country for tracking: GB becomes UK, unrecognised countries become XZ (Spec §9 "Analytics"). */
export function trackingCountry(country: string | undefined): string {
  const code = (country ?? '').toUpperCase()
  const reported = code === 'GB' ? 'UK' : code
  return countries.has(reported) ? reported : 'XZ'
}
