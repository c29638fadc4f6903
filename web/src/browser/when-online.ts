async function askUntilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}

/**
 * Loads the script of content that the document already shows. If that fails, it retries once the network is back, so that
 * the content does not disappear.
 */
export function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = askUntilThere(load);
  // With these two fields `use` reads an available value at once, without the fallback of Suspense.
  void module.then((value) => Object.assign(module, { status: 'fulfilled', value }));
  return module;
}
