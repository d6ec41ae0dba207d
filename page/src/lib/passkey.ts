import { api, Problem } from './api';
import { m } from './i18n.svelte';

// Passkeys are made and asked for by the browser; the server gives the challenge and judges the answer.

/** Whether passkeys can be had here: they need a safe connection, and a host with a name. */
export const passkeysWork = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Who closes the browser's question has changed his mind: nothing was asked for then. */
async function answered(ask: Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await ask) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (e) {
    if (!(e instanceof DOMException)) throw e;
    if (e.name === 'InvalidStateError') throw new Error(m().account.passkeyThere, { cause: e });
    return null;
  }
}

async function judged<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (e) {
    throw e instanceof Problem && e.status === 403 ? new Error(m().account.passkeyBad, { cause: e }) : e;
  }
}

/** Makes a passkey of the account. It tells whether one was made. */
export async function makePasskey(name: string): Promise<boolean> {
  const { ceremony, options } = await api.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await answered(navigator.credentials.create({ publicKey }));
  if (credential) await judged(api.addPasskey(ceremony, name, credential));
  return credential !== null;
}

/** Takes over the account of a passkey. It tells whether one was shown. */
export async function signInWithPasskey(): Promise<boolean> {
  const { ceremony, options } = await api.beginSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await answered(navigator.credentials.get({ publicKey }));
  if (credential) await judged(api.signInWithPasskey(ceremony, credential));
  return credential !== null;
}
