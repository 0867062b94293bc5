/** What to do in an attack. Apart from site-paths.ts, which every visitor loads. */
export const emergencyPath = '/notfall'
