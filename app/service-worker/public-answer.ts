type Answer = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> }

/** Whether an answer may be kept: complete, from this site, and the same for everybody. */
export function isPublicAnswer({ status, type, redirected, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? ''
  return status === 200 && type === 'basic' && !redirected && !/no-store|private/.test(control)
}

/** A proxy or the site itself says that the site is away for a while: an older copy is the better answer. */
export function isAway({ status }: Pick<Response, 'status'>): boolean {
  return status === 502 || status === 503 || status === 504
}
