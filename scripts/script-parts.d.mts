export const scriptParts: { name: string; test: RegExp | ((id: string) => boolean) }[]
