/** The global object, by its real type. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope
