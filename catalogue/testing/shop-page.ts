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
    <p data-anchor="productPrice">£90.00</p>
    <button type="button" data-anchor="addToBag" class="buy">Add to bag</button>
    <button type="button" data-anchor="addToBag" class="buy buy-second">Add to bag</button>
  </section>
  <section data-anchor="crossSell" aria-label="Goes well with"><p>Socks</p></section>
  <ul data-anchor="productGrid">
    <li data-anchor="gridItem" data-product-id="p" data-skus="p-38 p-39">
      <div><img src="/catalogue/testing/icon.svg" alt="Court shoe from the side" width="80" height="100"></div>
      <a href="/uk/en/product/p">Court shoe</a>
    </li>
    <li data-anchor="gridItem" data-product-id="q" data-skus="q-38">
      <div><img src="/catalogue/testing/icon.svg" alt="Chelsea boot from the side" width="80" height="100"></div>
      <a href="/uk/en/product/q">Chelsea boot</a>
    </li>
  </ul>
  <button type="button" data-anchor="googlePayButton">Google Pay</button>
</main>
<footer data-anchor="footer">Footer</footer>
`
