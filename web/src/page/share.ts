// Saves files, copies texts and shares pictures.

/** Saves a file on the reader's device. */
export function download(name: string, type: string, content: string | Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Copies a text. Returns false if the browser refuses. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the complete address of the page with this part after the `#`. */
export const addressOf = (hash: string): string => new URL(hash, location.href).href;

/** Shares a picture, or saves it if the browser cannot share files. Returns `kept` if the reader cancels. */
export async function sharePicture(name: string, picture: Blob, title: string): Promise<"shared" | "saved" | "kept"> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, title });
      return "shared";
    } catch (error) {
      // The reader cancelled the browser's dialog.
      if (error instanceof DOMException && error.name === "AbortError") return "kept";
    }
  }
  download(name, picture.type, picture);
  return "saved";
}
