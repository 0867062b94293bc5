export const impressumDefault = ``
