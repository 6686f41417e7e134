declare module 'react-16/cjs/react.production.min.js'
declare module 'react-dom-16/cjs/react-dom.production.min.js'
