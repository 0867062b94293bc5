/** Addresses of the library; apart from the site's, which every visitor loads. */
export const mediaPaths = {
  uploads: () => '/api/storage/uploads',
  upload: (id: string) => `/api/storage/uploads/${encodeURIComponent(id)}`,
  apiList: () => '/api/media',
  apiEntry: (id: string) => `/api/media/${encodeURIComponent(id)}`,
  apiBulk: () => '/api/media-bulk',
} as const
