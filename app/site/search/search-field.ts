/** The id of the search field, for the shortcut that leads to it. */
export const searchFieldId = 'suchbegriff'
