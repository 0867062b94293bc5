/**
 * Where a name such as `__Host-schaufenster.session_token` may break, beside its hyphens: after what parts its words.
 * Never inside a tag, for a name may hold the mark of what is not filled in.
 */
export const breaksInName = /(?<=[a-z\d][._:])(?=[a-z\d*])(?![^<]*>)/gi
