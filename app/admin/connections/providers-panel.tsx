import { useState } from 'react'
import { placeOfSettings } from '#shared/help/group-help.ts'
import type { ShownConnections } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import styles from './connections.module.css'
import { ProviderForm } from './provider-form.tsx'

const words = connectionMessages.providers
const newProvider = {
  values: { name: '', issuer: '', clientId: '', adminGroups: [], editorGroups: [] },
  secrets: { clientSecret: false },
  fixed: {},
  problem: null,
}

export function ProvidersPanel({ providers }: Pick<ShownConnections, 'providers'>) {
  const [adding, setAdding] = useState(false)
  return (
    <Panel title={words.title} width="full" help={placeOfSettings.providers}>
      <p className={styles.text}>{words.text}</p>
      {providers.length === 0 && !adding && <PanelNote>{words.none}</PanelNote>}
      <div className={styles.providers}>
        {providers.map((provider) => (
          <ProviderForm key={provider.id} id={provider.id} shown={provider} callback={provider.callback} />
        ))}
        {adding && <NewProvider taken={providers.map(({ id }) => id)} onDone={() => setAdding(false)} />}
      </div>
      {!adding && (
        <Button variant="line" size="small" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {words.add}
        </Button>
      )}
    </Panel>
  )
}

/** The id is part of an address at the provider, so it is chosen first and stays. */
function NewProvider({ taken, onDone }: { taken: string[]; onDone: () => void }) {
  const [id, setId] = useState('')
  return <ProviderForm id={id} isNew={{ taken, setId, onDone }} shown={newProvider} />
}
