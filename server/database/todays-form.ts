type Values = Record<string, unknown>

const formats: Values = { onSite: 'on-site', selfPaced: 'self-paced' }
/** In the order in which the footer showed them. */
const networks = { linkedin: 'linkedin', facebook: 'facebook', twitter: 'x' }

/**
 * Values of an item as they are stored since migration 0045. The same object where nothing changes. Never edited: archives
 * of before may hold any of these.
 */
export function inTodaysForm(collection: string, values: Values): Values {
  if (collection === 'footer' && isObject(values.socialLinks))
    return { ...values, socialLinks: asLinks(values.socialLinks) }
  if (collection === 'trainings' && Object.hasOwn(formats, String(values.format)))
    return { ...values, format: formats[String(values.format)] }
  if ((collection === 'pages' || collection === 'ownPages') && Array.isArray(values.blocks))
    return values.blocks.some(hasPageTopic) ? { ...values, blocks: values.blocks.map(withoutPageTopic) } : values
  return values
}

function asLinks(stored: Values): Values[] {
  return Object.entries(networks).flatMap(([field, network]) => {
    const href = stored[field]
    return typeof href === 'string' && href !== '' ? [{ network, name: '', href }] : []
  })
}

/** Questions that fit the page: today they have no topic. */
function withoutPageTopic(block: unknown): unknown {
  return hasPageTopic(block) ? { ...block, topic: '' } : block
}

function hasPageTopic(block: unknown): block is Values {
  return isObject(block) && block.kind === 'faq' && block.topic === 'page'
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
