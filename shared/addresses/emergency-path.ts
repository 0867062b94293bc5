/** What to do in an attack. Apart from paths.ts, which every visitor loads. */
export const emergencyPath = '/notfall'
