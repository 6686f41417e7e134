/** A small page with every anchor of the catalogue, for the standard suite. */
export const shopPage = `
<a href="#main">Skip to content</a>
<header data-anchor="header" class="header">
  <nav data-anchor="navMenu" class="nav" aria-label="Main">
    <ul>
      <li><a href="/uk/en/shop/women">WOMENS <span class="count">(12)</span></a></li>
      <li><a href="/uk/en/shop/boots">WOMEN'S LACE-UP BOOTS</a></li>
    </ul>
  </nav>
  <section data-anchor="headerPromo" aria-label="Offers"><p data-anchor="promoWrapper">Free delivery</p></section>
  <div data-anchor="miniCart" data-active="true">
    <ul><li data-product-id="p"><a href="/uk/en/product/p">Court shoe</a></li></ul>
    <p><a href="/uk/en/checkout/delivery">Checkout</a></p>
  </div>
  <a data-anchor="logoutLink" href="/uk/en/account#log-out">Log out</a>
</header>
<main id="main" data-anchor="mainContent">
  <section data-anchor="heroBanner" aria-label="Season"><p>Made for wet streets</p></section>
  <section data-anchor="productGallery" aria-label="Pictures">
    <ul><li><img src="/catalogue/testing/icon.svg" alt="Court shoe from above" width="160" height="200"></li><li><img src="/catalogue/testing/icon.svg" alt="Court shoe from below" width="160" height="200"></li></ul>
    <ul data-anchor="galleryThumbs">
      <li><a href="#main" aria-current="true">Picture 1</a></li><li><a href="#main" aria-current="false">Picture 2</a></li>
    </ul>
  </section>
  <ul><li data-anchor="productLabel">New in</li><li data-anchor="productLabel">Vegan</li></ul>
  <h1 data-anchor="productTitle">Court shoe</h1>
  <span data-anchor="starRating">
    <svg width="40" height="20" aria-hidden="true">
      <path d="M0 0h20v20z" fill="black"></path><path d="M20 0h20v20z" fill="none" stroke="black"></path>
    </svg>
    1 out of 2
  </span>
  <a href="#reviews" data-anchor="reviewsLabel">27 reviews</a>
  <section data-anchor="productPanel" aria-label="Buy">
    <p data-anchor="productPrice">£90.00</p>
    <div data-anchor="colourSwatches"><ul><li><a href="/uk/en/product/p" aria-current="true">Sand</a></li></ul></div>
    <fieldset data-anchor="sizeSelector"><legend>Size</legend><label><input type="radio" name="size"> 38</label></fieldset>
    <button type="button" data-anchor="sizeGuide">Size guide</button>
    <picture><source srcset="/catalogue/testing/icon.svg"><img data-anchor="sizeGuideImage" src="/catalogue/testing/icon.svg" alt="A foot" width="40" height="40"></picture>
    <div data-anchor="trueFitWidget"><button type="button">Find my size</button></div>
    <p data-anchor="stockText">In stock</p>
    <button type="button" data-anchor="addToBag" class="buy">Add to bag</button>
    <button type="button" data-anchor="addToBag" class="buy buy-second">Add to bag</button>
    <div data-anchor="wishlistArea"><button type="button">Save</button></div>
    <p data-anchor="deliveryInfo">Free delivery. <a href="/uk/en/help">All about it</a></p>
    <details data-anchor="deliveryOptions" open><summary>Delivery</summary><p>In three days</p></details>
  </section>
  <div data-anchor="productAccordion">
    <details data-block="details" open><summary><h2>Product details</h2></summary>
      <details data-anchor="descriptionPanel"><summary>Description</summary><p>A shoe for the court</p></details>
    </details>
    <details data-block="delivery"><summary><h2>Delivery</h2></summary><p>By post</p></details>
    <details data-block="returns"><summary><h2>Returns</h2></summary><p>For 60 days</p></details>
    <details data-block="reviews"><summary><h2>Reviews</h2></summary><p>1 out of 2</p></details>
  </div>
  <section data-anchor="crossSell" aria-label="Goes well with"><p>Socks</p></section>
  <section data-anchor="reviewsSection" aria-label="Reviews">
    <h2>Reviews</h2>
    <details><summary>Fits well</summary><p>And looks well</p></details>
  </section>
  <div data-anchor="filterBar">
    <button type="button" data-anchor="filterButton" style="background: white"><span data-anchor="filterText">Filter</span></button>
    <form data-anchor="sortControl"><label data-anchor="filterText">Sort <select><option>Newest</option></select></label></form>
    <button type="button" data-anchor="gridToggle">One column</button>
  </div>
  <ul data-anchor="productGrid">
    <li data-anchor="gridItem" data-product-id="p" data-skus="p-38 p-39">
      <div><img src="/catalogue/testing/icon.svg" alt="Court shoe from the side" width="80" height="100"></div>
      <ul data-anchor="gridThumbs"><li><button type="button" aria-pressed="false">1</button></li><li><button type="button" aria-pressed="false">2</button></li></ul>
      <button type="button" data-anchor="gridWishlist">Save court shoe</button> <button type="button" data-anchor="gridBuy">Buy court shoe</button>
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
  <div data-anchor="contentSlot" data-slot="home-middle"><p>Made to last</p></div>
  <p data-anchor="returnsPromo">Returns are free</p>
  <section data-anchor="basketSummary" aria-label="Summary">
    <p data-anchor="basketDelivery">Delivery is free</p>
    <a data-anchor="checkoutButton" href="/uk/en/checkout/delivery">To the checkout</a>
  </section>
  <ol data-anchor="progressSteps"><li>Delivery</li><li><a href="#billing">Billing</a></li><li>Review</li></ol>
  <label for="card">Card number</label> <input id="card" data-anchor="cardField">
  <p><input id="news" type="checkbox"> <label for="news" data-anchor="consentLabel">Send me news <a href="#privacy">Privacy</a></label></p>
  <div data-anchor="noResults"><p>Nothing was found</p></div>
</main>
<footer data-anchor="footer">Footer</footer>
`
