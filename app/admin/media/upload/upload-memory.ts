/** What is needed to go on with an upload after a reload. The file itself is kept: nobody has to choose it again. */
export type RememberedUpload = {
  id: string
  owner: string
  file: File
  url?: string
  replaces?: string
  /** By the clock of this browser. Missing in what an older version kept. */
  since?: number
}
export type UploadMemory = {
  all(owner: string): Promise<RememberedUpload[]>
  save(upload: RememberedUpload): Promise<void>
  forget(id: string): Promise<void>
}

const store = 'uploads'

/** In the browser's own database. Where it is blocked, uploads work but do not survive a reload. */
export const browserMemory: UploadMemory = {
  async all(owner) {
    const uploads = await inStore<RememberedUpload[]>('readonly', (uploads) => uploads.getAll())
    return (uploads ?? []).filter((upload) => upload.owner === owner)
  },
  async save(upload) {
    await inStore('readwrite', (uploads) => uploads.put(upload))
  },
  async forget(id) {
    await inStore('readwrite', (uploads) => uploads.delete(id))
  },
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (uploads: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  try {
    const database = await open()
    try {
      return (await settled(work(database.transaction(store, mode).objectStore(store)))) as Result
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('schaufenster-uploads', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'id' }))
  return settled(request)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
