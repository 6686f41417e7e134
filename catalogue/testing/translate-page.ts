import { onTestFinished } from 'vitest'

/** Translates as browsers and their extensions do: they put a new element in place of each text that may be translated. */
export function translatePage(): void {
  for (const text of listTexts()) {
    if (text.data.trim() === '' || isKept(text)) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

/** Translates the page as Chrome does until the test ends: also what changes later, and with a class on `<html>`. */
export function keepTranslated(): void {
  const { classList } = document.documentElement
  classList.add('translated-ltr')
  const watcher = new MutationObserver(translateAll)
  translateAll()
  onTestFinished(() => {
    watcher.disconnect()
    classList.remove('translated-ltr')
  })

  function translateAll(): void {
    watcher.disconnect()
    for (const text of listTexts()) translateText(text)
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
}

function listTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const isKept = ({ parentElement }: Text) => parentElement?.closest('.notranslate, [translate="no"]')

function translateText(text: Text): void {
  const words = text.data.replace(/(\p{L})+(?!~|\p{L})/gu, '$&~')
  if (words === text.data || isKept(text)) return
  if (text.parentElement?.matches('font')) {
    text.data = words
    return
  }
  const font = document.createElement('font')
  font.textContent = words
  text.replaceWith(font)
}
