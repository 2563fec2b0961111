/** Body of the post to the configured token-sync endpoint (Spec §7, decision 38); off by default. */
export interface TokenSyncBody {
  readonly access_token: string
  /** Key of the storage entry that holds the token, e.g. `access_token_halbrenn-master`. */
  readonly access_token_name: string
}
