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
  <section data-anchor="productGallery" aria-label="Pictures">
    <ul><li><img src="/catalogue/testing/icon.svg" alt="Court shoe from above" width="160" height="200"></li></ul>
  </section>
  <h1 data-anchor="productTitle">Court shoe</h1>
  <span data-anchor="starRating">
    <svg width="40" height="20" aria-hidden="true">
      <path d="M0 0h20v20z" fill="black"></path><path d="M20 0h20v20z" fill="none" stroke="black"></path>
    </svg>
    1 out of 2
  </span>
  <section data-anchor="productPanel" aria-label="Buy">
    <p data-anchor="productPrice">£90.00</p>
    <fieldset data-anchor="sizeSelector"><legend>Size</legend><label><input type="radio" name="size"> 38</label></fieldset>
    <p data-anchor="stockText">In stock</p>
    <button type="button" data-anchor="addToBag" class="buy">Add to bag</button>
    <button type="button" data-anchor="addToBag" class="buy buy-second">Add to bag</button>
  </section>
  <section data-anchor="crossSell" aria-label="Goes well with"><p>Socks</p></section>
  <ul data-anchor="productGrid">
    <li data-anchor="gridItem" data-product-id="p" data-skus="p-38 p-39">
      <div><img src="/catalogue/testing/icon.svg" alt="Court shoe from the side" width="80" height="100"></div>
      <a href="/uk/en/product/p">Court shoe</a>
      <p data-anchor="gridPrice"><span>£70.00</span> <s>£90.00</s></p>
    </li>
    <li data-anchor="gridItem" data-product-id="q" data-skus="q-38">
      <div><img src="/catalogue/testing/icon.svg" alt="Chelsea boot from the side" width="80" height="100"></div>
      <a href="/uk/en/product/q">Chelsea boot</a>
      <p data-anchor="gridPrice"><span>£120.00</span></p>
    </li>
  </ul>
  <ul>
    <li data-anchor="basketItem" data-product-id="p" data-sku="p-38">Court shoe, 38</li>
    <li data-anchor="basketItem" data-product-id="q" data-sku="q-38">Chelsea boot, 38</li>
  </ul>
  <button type="button" data-anchor="googlePayButton">Google Pay</button>
</main>
<footer data-anchor="footer">Footer</footer>
`
