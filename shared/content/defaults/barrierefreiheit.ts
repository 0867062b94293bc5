export const barrierefreiheitDefault = ``
