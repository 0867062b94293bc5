/** The menu below 1080 px, by whose id its buttons name it. */
export const menuId = 'menue'

/** From this width on the header shows all items and there is no menu. */
export const fullNavigation = '(min-width: 1080px)'
