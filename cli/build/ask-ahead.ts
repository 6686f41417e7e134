/**
 * Puts a file into the browser's cache, compiled but not run, once for each file. It does without `URL`, a name that shops
 * give to variables of their own.
 */
const preload =
  'var preloadFile=(()=>{let e=new Set;return t=>{if(e.has(t))return;e.add(t);let n=document.createElement("link");n.rel="modulepreload",n.href=import.meta.url.replace(/[^/]*(\\?.*)?$/,t),document.head.append(n)}})();'

/** A loader that waits for the renderer before it imports. */
const waiting = /\(\)=>(\w+)\(\(\)=>(import\("\.\/([^"]+)"\)(?:\.then\(\w+=>\w+\.\w+\))?)\)/g
const plain = /\(\)=>(import\("\.\/([^"]+)"\)(?:\.then\(\w+=>\w+\.\w+\))?)/g

/**
 * Makes the loaders in the script's code request a file together with those of its imports that have not been
 * requested yet. Otherwise the browser finds these only when the file has arrived, one round trip later. A file that
 * may run only when the page has lent its React (decision 18) is downloaded at once as well.
 * @param code of `instep.js`
 * @param sharedOf the files that a file imports beside those that every page loads
 */
export function askAhead(code: string, sharedOf: (file: string) => string[]): string {
  let preloads = false
  const withWaiting = code.replace(waiting, (_, wait: string, load: string, file: string) => {
    preloads = true
    const files = [...sharedOf(file), file].map((each) => `preloadFile("./${each}"),`).join('')
    return `()=>(${files}${wait}(()=>${load}))`
  })
  const ready = withWaiting.replace(plain, (loader, load: string, file: string, at: number) => {
    const isWaitingFor = withWaiting[at - 1] === '('
    const shared = isWaitingFor ? [] : sharedOf(file)
    const imports = shared.map((each) => `import("./${each}").catch(()=>{}),`).join('')
    return imports ? `()=>(${imports}${load})` : loader
  })
  return (preloads ? preload : '') + ready
}
