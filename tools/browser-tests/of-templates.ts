import { keepCookiesInPage } from '../../catalogue/testing/page-cookies.ts'

// What is tried for all templates, or with each renderer, needs no cookies of the browser.
keepCookiesInPage(document)
