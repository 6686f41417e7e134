/** A small page with every anchor the catalogue knows so far: what the standard suite runs on. */
export const shopPage = `
<a href="#main">Skip to content</a>
<header data-anchor="header" class="header">
  <nav data-anchor="navMenu" class="nav" aria-label="Main">
    <ul>
      <li><a href="/uk/en/shop/women">WOMENS <span class="count">(12)</span></a></li>
      <li><a href="/uk/en/shop/boots">WOMEN'S LACE-UP BOOTS</a></li>
    </ul>
  </nav>
</header>
<main id="main" data-anchor="mainContent">
  <h1 data-anchor="productTitle">Court shoe</h1>
  <section data-anchor="productPanel" aria-label="Buy">
    <button type="button" data-anchor="addToBag" class="buy">Add to bag</button>
    <button type="button" data-anchor="addToBag" class="buy buy-second">Add to bag</button>
  </section>
</main>
<footer data-anchor="footer">Footer</footer>
`
