export const copied = 'Copied'

export const copyCode = (code: string) => `Copy code ${code}`
