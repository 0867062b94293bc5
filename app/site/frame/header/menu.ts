/** The menu below 1080 px, by whose id its buttons name it. */
export const menuId = 'menue'

/** From this width on (1080 px unless text is set larger) the header shows all items and there is no menu. */
export const fullNavigation = '(min-width: 67.5em)'
