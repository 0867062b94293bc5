import frame from '#kit/fields/field.module.css'
import field from './contact-field.module.css'
import form from './contact-form.module.css'
import place from './contact-place.module.css'
import hours from './hours-table.module.css'
import open from './open-state.module.css'
import visit from './visit.module.css'

/**
 * The styles of what the server renders and a later script brings to life. Where the page only imported them, the
 * bundler would send them with that script, because nothing else reads their names: until then, and without scripts for
 * good, the form and the opening hours would stand there undressed.
 */
export const lateStyles = [frame, field, form, place, hours, open, visit]
