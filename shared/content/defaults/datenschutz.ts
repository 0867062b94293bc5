export const datenschutzDefault = ``
