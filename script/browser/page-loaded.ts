/** Resolves once the document is read, which slow images do not hold back (ST-20). */
export function pageLoaded(page: Document): Promise<void> | undefined {
  if (page.readyState !== 'loading') return undefined
  return new Promise((resolve) => page.addEventListener('DOMContentLoaded', () => resolve(), { once: true }))
}
