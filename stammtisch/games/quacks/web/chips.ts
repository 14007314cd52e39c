import { createContext } from 'svelte';
import type { ChipFace } from '$generated/quacks';

/** What is on each chip, by its id: set from the view by whatever draws chips. */
export const [chipFaces, setChipFaces] = createContext<() => Record<string, ChipFace>>();
