// A position for tests, as the engine writes it.
import type { Roster } from './ask';
import data from './fixture.json';
import type { View } from './types';

export const fixture = data as unknown as { view: View; setUp: View; roster: Roster };
