import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { askAhead } from './ask-ahead.ts'

const sharedOf = (file: string) => (file === 'a.js' ? ['kit.js'] : [])

test('a file is requested together with its shared files, and when one of those fails, only the file itself reports the failure', () => {
  expect(askAhead('x=[()=>import("./a.js"),()=>import("./b.js")]', sharedOf)).toBe(
    'x=[()=>(import("./kit.js").catch(()=>{}),import("./a.js")),()=>import("./b.js")]',
  )
})

test('a file of which only one export is used is requested in the same way', () => {
  expect(askAhead('x=()=>import("./a.js").then(e=>e.t)', sharedOf)).toBe(
    'x=()=>(import("./kit.js").catch(()=>{}),import("./a.js").then(e=>e.t))',
  )
  expect(askAhead('()=>r(()=>import("./a.js").then(e=>e.t))', sharedOf)).toMatch(
    /\(\)=>\(preloadFile\("\.\/kit\.js"\),preloadFile\("\.\/a\.js"\),r\(\(\)=>import\("\.\/a\.js"\)\.then\(e=>e\.t\)\)\)$/,
  )
})

test("[BD-09] a file that waits for the page's React is downloaded at once, and only once, whatever the page calls URL", () => {
  const code = askAhead('load=()=>r(()=>import("./a.js"))', sharedOf)
  const links: { rel?: string; href?: string }[] = []
  let waits = 0
  const page = {
    // As on a page with `var URL = '/'`.
    URL: '/',
    document: { createElement: () => ({}), head: { append: (link: object) => links.push(link) } },
    r: () => ++waits,
    load: () => {},
  }
  runInNewContext(code.replace('import.meta.url', '"https://shop.test/instep/instep.js?version=1/2"'), page)
  page.load()
  page.load()
  expect(links.map(({ rel, href }) => [rel, new URL(String(href)).href])).toEqual(
    ['kit.js', 'a.js'].map((file) => ['modulepreload', `https://shop.test/instep/${file}`]),
  )
  expect(waits).toBe(2)
})

test('a script in which no file waits for a renderer contains no code for it', () => {
  expect(askAhead('x=()=>import("./b.js")', sharedOf)).toBe('x=()=>import("./b.js")')
})
