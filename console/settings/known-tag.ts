/** Returns whether the browser can write numbers and times in a language. */
export function isKnownTag(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false // such as `en-US@posix` and `C`, which browsers on Linux take from its settings
  }
}

/** Names English in place of a language that `Intl` refuses: the charts' library hands it what the browser says when it is loaded. */
export function mendBrowserLanguage(): void {
  if (!isKnownTag(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en', configurable: true })
}
