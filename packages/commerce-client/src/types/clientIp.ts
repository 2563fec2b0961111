/** Response of the storefront's `GET /apis/getip` (Spec §7, decision 15). */
export interface ClientIpResult {
  readonly data: {
    /** IPv4 or IPv6. The shopper context takes IPv4 only. */
    readonly ip: string
  }
}
