import type { Product } from '../types/product.js'

/** A watch that is in stock in Switzerland; `changes` overrides fields. */
export function buildProduct(changes: Partial<Product> = {}): Product {
  const id = changes.id ?? '2104-310-1'
  return {
    id,
    productId: id,
    name: 'Meridian 40',
    brand: 'Aurelune',
    c_brand: 'Aurelune',
    c_urlPath: '/aurelune/meridian-40',
    price: 8200,
    currency: 'CHF',
    shortDescription: 'Automatic watch, 40 mm, steel',
    longDescription: 'A watch for every day.\n\nIts movement winds itself.',
    c_available: true,
    c_inStock: true,
    c_isPreOrder: false,
    c_canBeAddedToCart: true,
    c_allocation: 2,
    c_productType: 'watch',
    c_att_Category_A: 'Watches',
    c_att_Supplier_Reference: 'A-4010',
    c_att_Case_Diameter: '40 mm',
    c_att_Case_Material: 'Steel',
    c_imageBuckets: { detail: [buildProductImage(id, 1), buildProductImage(id, 2)] },
    ...changes,
  }
}

/** View `n` of a product, with a link like the platform's. */
export function buildProductImage(id: string, n: number): { readonly link: string; readonly alt: string } {
  return {
    link: `https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,w_300/catalogue/${id}_MP_${n}.jpg`,
    alt: `Meridian 40, view ${n}`,
  }
}
