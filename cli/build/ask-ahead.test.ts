import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { askAhead } from './ask-ahead.ts'

const sharedOf = (file: string) => (file === 'a.js' ? ['kit.js'] : [])

test('a file is asked for together with what it shares, and a failure of that is told by the file alone', () => {
  expect(askAhead('x=[()=>import("./a.js"),()=>import("./b.js")]', sharedOf)).toBe(
    'x=[()=>(import("./kit.js").catch(()=>{}),import("./a.js")),()=>import("./b.js")]',
  )
})

test('a file of which one export is meant is asked for in the same way', () => {
  expect(askAhead('x=()=>import("./a.js").then(e=>e.t)', sharedOf)).toBe(
    'x=()=>(import("./kit.js").catch(()=>{}),import("./a.js").then(e=>e.t))',
  )
  expect(askAhead('()=>r(()=>import("./a.js").then(e=>e.t))', sharedOf)).toMatch(
    /\(\)=>\(preloadFile\("\.\/kit\.js"\),preloadFile\("\.\/a\.js"\),r\(\(\)=>import\("\.\/a\.js"\)\.then\(e=>e\.t\)\)\)$/,
  )
})

test("[BD-09] of a file that waits for the page's React the bytes are asked for at once, and once", () => {
  const code = askAhead('load=()=>r(()=>import("./a.js"))', sharedOf)
  const links: { rel?: string; href?: string }[] = []
  let waits = 0
  const page = {
    URL,
    document: { createElement: () => ({}), head: { append: (link: object) => links.push(link) } },
    r: () => ++waits,
    load: () => {},
  }
  runInNewContext(code.replace('import.meta.url', '"https://shop.test/instep/instep.js"'), page)
  page.load()
  page.load()
  expect(links).toEqual(
    ['kit.js', 'a.js'].map((file) => ({ rel: 'modulepreload', href: `https://shop.test/instep/${file}` })),
  )
  expect(waits).toBe(2)
})

test('a script that waits for no renderer has nothing of it', () => {
  expect(askAhead('x=()=>import("./b.js")', sharedOf)).toBe('x=()=>import("./b.js")')
})
