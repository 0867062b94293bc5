export const agbDefault = ``
