// What the package exports for its own loader but leaves out of its types, and the part of WebAssembly that we use
// (its types belong to the DOM library, which a Node package does without).
import '@prisma/schema-engine-wasm/schema_engine_bg'

declare module '@prisma/schema-engine-wasm/schema_engine_bg' {
  export function __wbg_set_wasm(exports: Record<string, unknown>): void
}

declare global {
  namespace WebAssembly {
    function instantiate(
      binary: Uint8Array,
      imports: Record<string, object>,
    ): Promise<{ instance: { exports: Record<string, unknown> } }>
  }
}
