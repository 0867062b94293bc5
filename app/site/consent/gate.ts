import { withdrawnCategories, type GatedService, type OptionalCategory } from '#shared/consent/consent.ts'
import { expectReload } from './announce.ts'
import { consentSettings, consentState, subscribeToConsent } from './consent-store.ts'
import { deleteKeys } from './delete-keys.ts'

/** What is in the page cannot be taken out again; only a new page is without it. */
const loaded = new Set<string>()

/** Loads registered scripts once their category is on, and gets rid of them when it is switched off, in every tab (J9). */
export function followGate(): () => void {
  let before = consentState().choices
  const follow = () => {
    const { choices } = consentState()
    const withdrawn = withdrawnCategories(before, choices)
    before = choices
    if (withdrawn.length > 0) void stopServices(withdrawn)
    loadAllowed()
  }
  loadAllowed()
  return subscribeToConsent(follow)
}

function loadAllowed(): void {
  const { choices } = consentState()
  for (const { id, category, script } of consentSettings()?.services ?? []) {
    if (!script || !choices[category] || loaded.has(id)) continue
    loaded.add(id)
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.dataset.service = id
    document.head.append(element)
  }
}

/** Without a registered service there is nothing to stop, and the page may stay as it is. */
async function stopServices(withdrawn: OptionalCategory[]): Promise<void> {
  const services = (consentSettings()?.services ?? []).filter(isWithdrawn)
  if (services.length === 0) return
  expectReload()
  await deleteKeys(services.flatMap(({ keys }) => keys))
  location.reload()

  function isWithdrawn({ category }: GatedService) {
    return withdrawn.some((name) => name === category)
  }
}
