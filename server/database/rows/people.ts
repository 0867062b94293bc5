export type AccountLinkRow = {
  token_hash: string
  user_id: string
  kind: 'reset' | 'email'
  /** The new address; for a new password the one it was sent to. */
  email: string
  created_at: string
  expires_at: string
}

/** What one person has arranged for themselves: the sidebar, or one list. */
export type PreferenceRow = { user_id: string; name: string; value: string }

/** Up to which version somebody has read what is new. */
export type SeenNewsRow = { user_id: string; version: string; at: string }
