import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.UUID;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** The security library: digests, ciphers, keys from passwords; random numbers as far as they can be compared. */
public class LibSecurity {
  static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  public static void main(String[] args) throws Exception {
    for (String name : new String[] {"MD2", "MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/256", "SHA3-256"}) {
      MessageDigest digest = MessageDigest.getInstance(name);
      digest.update("hello ".getBytes());
      System.out.println(name + " " + hex(((MessageDigest) digest.clone()).digest()) + " " + hex(digest.digest("world".getBytes())));
    }
    try {
      MessageDigest.getInstance("SHA-0");
    } catch (NoSuchAlgorithmException e) {
      System.out.println(e.getMessage());
    }
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec("key".getBytes(), "raw"));
    System.out.println(hex(mac.doFinal("data".getBytes())));

    SecretKeySpec key = new SecretKeySpec(Arrays.copyOf("sixteen bytes".getBytes(), 16), "AES");
    Cipher cbc = Cipher.getInstance("AES/CBC/PKCS5Padding");
    cbc.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
    byte[] secret = cbc.doFinal("a text that takes more than one block".getBytes());
    cbc.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
    System.out.println(hex(secret) + " " + new String(cbc.doFinal(secret)));
    Cipher gcm = Cipher.getInstance("AES/GCM/NoPadding");
    gcm.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
    byte[] sealed = gcm.doFinal("sealed".getBytes());
    System.out.println(hex(sealed));
    sealed[0] ^= 1;
    gcm.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
    try {
      gcm.doFinal(sealed);
    } catch (AEADBadTagException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(hex(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1").generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes(), 20, 160)).getEncoded()));

    SecureRandom seeded = SecureRandom.getInstance("SHA1PRNG");
    seeded.setSeed(42);
    System.out.println(seeded.nextInt() + " " + seeded.nextLong() + " " + seeded.nextInt(100));
    SecureRandom random = new SecureRandom();
    byte[] a = new byte[20], b = new byte[20];
    random.nextBytes(a);
    random.nextBytes(b);
    System.out.println(random.getAlgorithm() + " " + !Arrays.equals(a, b) + " " + random.generateSeed(7).length + " " + (random.nextInt(5) < 5) + " " + (SecureRandom.getInstance("DRBG").nextInt(3) < 3));
    UUID first = UUID.randomUUID(), second = UUID.randomUUID();
    System.out.println(first.version() + " " + first.variant() + " " + first.equals(second) + " " + UUID.nameUUIDFromBytes("name".getBytes()));
    StringBuilder names = new StringBuilder();
    for (Provider provider : Security.getProviders()) names.append(provider.getName()).append(' ');
    System.out.println(names);
  }
}
